// What a request is called where its number alone says nothing: its nickname, else route, goods and date.
import { shortened, type Lang } from '../../kit/text.ts'

type Place = { nameEn: string; nameAr: string } | null
export type TitleFacts = {
  nickname: string | null
  /** The goods in the words of the customer. */
  goods: string | null
  origin: Place
  destination: Place
}

const nameIn = (lang: Lang, place: Place): string =>
  place ? (lang === 'ar' ? place.nameAr : place.nameEn) : '…'

/** `day` as it is written in the language; undefined for a draft that holds nothing yet. */
export const requestTitle = (
  lang: Lang,
  { nickname, goods, origin, destination }: TitleFacts,
  day?: string,
): string | undefined => {
  if (nickname) return nickname
  const to = lang === 'ar' ? 'إلى' : 'to'
  const route = (origin ?? destination) && `${nameIn(lang, origin)} ${to} ${nameIn(lang, destination)}`
  const said = [route, goods && shortened(goods)].filter(Boolean)
  return said.length > 0 ? [...said, day].filter(Boolean).join(' · ') : undefined
}
