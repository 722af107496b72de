export { contactSandbox } from './contactSandbox.js';
export type { ContactSandboxOptions } from './contactSandbox.js';
export { createSandbox } from './createSandbox.js';
export type { Sandbox, SandboxOptions } from './createSandbox.js';
export { scenarios } from './scenarios.js';
