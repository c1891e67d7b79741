// Types of memory-folder.mjs, plain JavaScript as chromium.mjs is.
export declare const isMemoryRoomy: boolean
export declare const memoryFolder: (name: string) => string
