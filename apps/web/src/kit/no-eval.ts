// Schemas compile themselves where a page may make code from text. Ours may not, and each try would be reported as a breach of
// the page's policy: they are told not to try. Imported by what brings schemas to a page: its calls, and before all else by the
// app, whose chunks may hold schemas that come before any call.
declare global {
  var __zod_globalConfig: { jitless?: boolean } | undefined
}

const config = (globalThis.__zod_globalConfig ??= {})
config.jitless = true

export {}
