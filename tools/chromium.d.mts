// Types of chromium.mjs, which stays plain JavaScript so that any configuration file may import it.
export declare const chromiumTestOptions: { args: string[]; ignoreDefaultArgs: string[] }
export declare const findChromium: (parts?: {
  find?: () => Promise<(string | undefined)[]>
  installers?: (() => unknown)[]
}) => Promise<string>
