// Stops on the way as an agent writes them, in any language, and as their reader sees them in another.
import { type Way } from '../../requests/way.ts'
import { wayText, wayWords } from '../../requests/way-text.ts'
import { foldText } from '../../reference/fold.ts'

/** Places that were meant, in their order; empty for a direct way, null where the words are not understood. */
export type StopPlaces = readonly { mode: 'sea' | 'air'; code: string; en: string; ar: string }[] | null

const most = 12

/**
 * The names in what an agent wrote: "2, Singapore and Colombo", "سنغافورة وكولومبو". Each with its other reading where it
 * may begin with the Arabic "and".
 */
export const namesInStops = (stops: string | null): string[][] =>
  (stops ?? '')
    .split(/[,،;/+&]|\band\b|\bvia\b|\s(?=و\p{L}{3})|\d+/iu)
    .map((part) => part.trim())
    .filter((name) => name.length > 2)
    .slice(0, most)
    .map((name) => (name.startsWith('و') ? [name, name.slice(1)] : [name]))

const { direct } = wayText
const directWords = new Set([direct.en, direct.ar, 'Non stop', 'بلا توقف', 'بدون توقف', '0'].map(foldText))

export const isDirect = (stops: string): boolean => directWords.has(foldText(stops))

/** What a reader is shown: the stops as data, else the names of the places in both languages, else the words as they were written. */
export const stopsText = ({
  stops,
  way,
  stopPlaces: places,
}: {
  stops: string | null
  way: Way | null
  stopPlaces: StopPlaces
}): { en: string; ar: string } | undefined => {
  if (way) return wayWords(way)
  if (!places) return stops ? { en: stops, ar: stops } : undefined
  if (places.length === 0) return direct
  return { en: places.map(({ en }) => en).join(', '), ar: places.map(({ ar }) => ar).join('، ') }
}
