// The status look-up of stored goods: a GET form of one number; the answer is put below it by an island.
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { NumberForm } from '../parts/number-form.tsx'
import { SignInButton } from '../parts/service-sections.tsx'
import { storageStatusText as t } from '../text/space.ts'

const exampleQuotation = 'QT-26-018473'

export const StatusPage = ({ lang }: { lang: Lang }) => (
  <main id="main" className="page look-up">
    <div className="stack g3">
      <h1 className="h1-l">{say(lang, t.heading)}</h1>
      <p className="lead">{say(lang, t.lead)}</p>
    </div>
    <NumberForm lang={lang} page="warehouse/status" name="quotationno" words={t} example={exampleQuotation} />
    <div data-run="storage-status" data-when="quotationno=" aria-live="polite" />
    <div className="card closing">
      <div className="stack g1 grow">
        <h2>{say(lang, t.more)}</h2>
        <p className="muted">{say(lang, t.moreText)}</p>
      </div>
      <span className="nobody">
        <SignInButton lang={lang} />
      </span>
      <a className="btn btn-s btn-lg somebody" href={`/${lang}/warehouse/storages`}>
        {say(lang, t.toStorageRequests)}
      </a>
    </div>
  </main>
)
