export { contactSandbox } from './contactSandbox.js';
export type { ContactSandboxOptions } from './contactSandbox.js';
export { createSandbox } from './createSandbox.js';
export type { Sandbox, SandboxOptions } from './createSandbox.js';
export { fileStore } from './fileStore.js';
export type { SubmissionStore } from './memoryStore.js';
export { scenarios } from './scenarios.js';
