// Prints a whole amount of dirhams the way each language writes it.
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { shell } from '../text/shell.ts'

const grouped = new Intl.NumberFormat('en')

export const Dirhams = ({ lang, amount }: { lang: Lang; amount: number }) => {
  const currency = <span className="cur">{say(lang, shell.aed)}</span>
  return lang === 'ar' ? (
    <bdi className="money">
      <bdi dir="ltr">{grouped.format(amount)}</bdi>&nbsp;{currency}
    </bdi>
  ) : (
    <bdi className="money">
      {currency}&nbsp;{grouped.format(amount)}
    </bdi>
  )
}
