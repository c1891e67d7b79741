// How a text that people typed becomes paragraphs of a mail: blank lines part them, everything else stays text.

/** Paragraphs in order, without empty ones; single line breaks stay inside. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)

const most = { lines: 3, characters: 240 }

/** The beginning of a text for a mail that tells of it: at most three lines and 240 characters, cut between words. */
export const firstLines = (text: string): string => {
  const lines = text.trim().split('\n')
  const begun = lines.slice(0, most.lines).join('\n')
  if (begun.length <= most.characters) return lines.length > most.lines ? `${begun} …` : begun
  const cut = begun.slice(0, most.characters + 1)
  const end = cut.search(/\s\S*$/)
  return `${cut.slice(0, end > 0 ? end : most.characters).trimEnd()} …`
}
