// The form in which names of cities are compared: folded, without spaces, and in the spelling that our list has.
import { foldText } from '../../reference/fold.ts'

/** How people write the emirates beside the official spelling. */
const spellings: Readonly<Record<string, string>> = {
  abudabi: 'abudhabi',
  abuzabi: 'abudhabi',
  abuthabi: 'abudhabi',
  dubayy: 'dubai',
  sharja: 'sharjah',
  alsharjah: 'sharjah',
  alshariqah: 'sharjah',
  ujman: 'ajman',
  fujaira: 'fujairah',
  fujeirah: 'fujairah',
  alfujairah: 'fujairah',
  rasalkhaima: 'rasalkhaimah',
  rasalkhaymah: 'rasalkhaimah',
  raselkhaimah: 'rasalkhaimah',
  umalquwain: 'ummalquwain',
  umalqaiwain: 'ummalquwain',
  ummalqaiwain: 'ummalquwain',
  ummalquwein: 'ummalquwain',
  ابوضبي: 'ابوظبي',
  شارقه: 'الشارقه',
  فجيره: 'الفجيره',
  امالقوين: 'امالقيوين',
}

/** "أبو ظبي" and "أبوظبي", "Ras al-Khaima" and "Ras Al Khaimah" are one each. */
export const cityKey = (text: string): string => {
  const key = foldText(text).replaceAll(' ', '')
  return Object.hasOwn(spellings, key) ? spellings[key]! : key
}
