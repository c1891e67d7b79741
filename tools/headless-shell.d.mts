// Types of headless-shell.mjs, plain JavaScript as chromium.mjs is.
export declare const headlessShell: () => Promise<string>
