// Volume, weight and what is charged for them, in the words of the reader.
import { cargoText } from '@marsa/model/freight/cargo/cargo-text.ts'
import type { Measured, Measures } from '@marsa/model/freight/cargo/cargo-of.ts'
import { useLang } from '../../kit/direction.tsx'
import { number, volume, weight } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'

type Known = { cargo: Pick<Measured, 'mode'>; measures: Measures; pieces: number | undefined }

/** The figures, and the sentence that says what the price is counted on; nothing while nothing is known. */
export const useMeasureFacts = (known: Known | undefined) => {
  const t = useT()
  const { lang } = useLang()
  if (!known) return undefined
  const { measures, pieces } = known
  const { cbmMilli, grossG, tonneMilli, volumetricG, chargeableHalfKg, revenueMilli } = measures
  const gross = weight(grossG / 1000, lang)
  const cubic = cbmMilli === null ? undefined : volume(cbmMilli / 1000, lang)
  const figures: [string, string][] = []
  if (pieces !== undefined) figures.push([t(cargoText.pieces), number(pieces, lang)])
  if (cubic) figures.push([t(cargoText.volume), cubic])
  figures.push([t(cargoText.gross), gross])
  let why: string | undefined
  if (chargeableHalfKg !== null && volumetricG !== null) {
    const chargeable = weight(chargeableHalfKg / 2, lang)
    const volumetric = weight(volumetricG / 1000, lang)
    figures.push([t(cargoText.chargeable), chargeable])
    why = t(volumetricG > grossG ? cargoText.byVolume : cargoText.byWeight, { chargeable, volumetric, gross })
  }
  if (revenueMilli !== null && cubic) {
    const tons = number(revenueMilli / 1000, lang, 3)
    figures.push([t(cargoText.revenue), tons])
    why = t(cargoText.bySpace, { tons, volume: cubic, tonnes: number(tonneMilli / 1000, lang) })
  }
  return { figures, why }
}
