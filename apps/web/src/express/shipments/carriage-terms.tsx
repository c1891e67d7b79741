// What a sender agrees to, with the pages that say it, which open beside the form.
import type { TextRow } from '@marsa/model/kit/text.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { createText as words } from '../text.ts'

function TermsLink({ of, page }: { of: TextRow; page: string }) {
  const t = useT()
  const { lang } = useLang()
  return (
    <a href={`/${lang}/terms/${page}`} target="_blank" rel="noreferrer">
      {t(of)}
    </a>
  )
}

export function RestrictedLink() {
  return <TermsLink of={words.mayNotBeSent} page="restricted-items" />
}

export function CarriageTerms() {
  const t = useT()
  return (
    <>
      {t(words.accept)} <TermsLink of={words.carriageTerms} page="shipment" /> {t(words.haveRead)}{' '}
      <RestrictedLink />
    </>
  )
}
