// Schemas compile themselves where a page may make code from text. Ours may not, and each try would be reported as a breach of
// the page's policy: they are told not to try. Imported by what brings schemas to a page: its calls.
declare global {
  var __zod_globalConfig: { jitless?: boolean } | undefined
}

globalThis.__zod_globalConfig = { ...globalThis.__zod_globalConfig, jitless: true }

export {}
