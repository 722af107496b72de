export type { RateLimit } from './contactEndpoint.js';
export { contactSandbox } from './contactSandbox.js';
export type { ContactSandboxHost, ContactSandboxOptions, ContactSandboxPlugin } from './contactSandbox.js';
export { createSandbox } from './createSandbox.js';
export type { Sandbox, SandboxOptions } from './createSandbox.js';
export { fileStore } from './fileStore.js';
export type { StoredSubmission, SubmissionStore } from './memoryStore.js';
export { scenarios } from './scenarios.js';
export type { Scenario, ScenarioFormId } from './scenarios.js';
