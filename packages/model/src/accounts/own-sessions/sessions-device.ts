// A device in words from what its browser says of itself; names of products stay as they are in both languages.

export type DeviceName = { browser: string; system: string; isPhone: boolean }

const browsers: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Version\/.*Safari\//, 'Safari'],
]

const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

const firstOf = (table: [RegExp, string][], agent: string): string | undefined =>
  table.find(([pattern]) => pattern.test(agent))?.[1]

/** Undefined for what is no browser we know. */
export const deviceOf = (agent: string): DeviceName | undefined => {
  const [browser, system] = [firstOf(browsers, agent), firstOf(systems, agent)]
  return browser && system ? { browser, system, isPhone: /iPhone|Mobile/.test(agent) } : undefined
}
