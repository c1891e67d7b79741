// What pages report about themselves (C019, Z43): a closed list of actions, a kilobyte at most, and no personal data.

export const reportActions = ['route-error', 'chunk-failed', 'script-error'] as const
export type ReportAction = (typeof reportActions)[number]
export const reportBytes = 1_024
/** Days that reports are kept. */
export const reportDays = 30

const hidden: readonly (readonly [RegExp, string])[] = [
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[e-mail]'],
  [/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/gi, '[id]'],
  // The query of an address holds what people typed.
  [/[?#][^\s)]*/g, ''],
  [/[\p{L}\p{N}_-]{32,}/gu, '[token]'],
  [/\+?\p{Nd}[\p{Nd} ()-]{5,}\p{Nd}/gu, '[number]'],
]

/** A message without what could name or reach a person: addresses, numbers, ids, queries and tokens. */
export const withoutPeople = (message: string): string =>
  hidden.reduce((text, [found, word]) => text.replace(found, word), message.normalize('NFKC'))

/** Bytes of a text in UTF-8. */
export const bytesOf = (text: string): number => {
  let bytes = 0
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4
  }
  return bytes
}
