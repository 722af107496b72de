/** Replaces `checkOnServer` in bundles for browsers: see `browser` in package.json. */
export function checkOnServer(): void {}
