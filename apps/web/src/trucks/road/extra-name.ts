// What an extra charge is for, as a heading: "Waiting at loading".
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { charges } from '@marsa/model/requests/charges.ts'
import { extraStopText } from '@marsa/model/trucks/extras/extras.ts'
import type { ExtraView } from '@marsa/model/trucks/extras/extras-endpoints.ts'
import { extrasText } from './extras-text.ts'

export const extraName = ({ code, stop }: Pick<ExtraView, 'code' | 'stop'>, lang: Lang): string => {
  const charge = charges[code][lang]
  return stop ? say(lang, extrasText.stop, { charge, stop: extraStopText[stop][lang] }) : charge
}
