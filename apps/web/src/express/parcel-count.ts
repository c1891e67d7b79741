// "2 parcels", counted in each language.
import { counted } from '@marsa/model/kit/counted-text.ts'

export const parcelCount = counted(
  ['{count} parcel', '{count} parcels'],
  ['لا طرود', 'طرد واحد', 'طردان', '{count} طرود', '{count} طردًا', '{count} طرد'],
)
