// A legal text: its day, contents, sections. That it waits for a lawyer is said plainly to administrators, on their settings.
import { draftDay } from '@marsa/model/help/legal/legal-text.ts'
import { legalTexts, type LegalPath } from '@marsa/model/help/legal.ts'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { helpText as t } from '../text/help.ts'

const day = (lang: Lang) =>
  new Intl.DateTimeFormat(lang === 'ar' ? 'ar-AE' : 'en-AE', {
    timeZone: 'Asia/Dubai',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
    .format(new Date(draftDay))
    .replace(/[\u200e\u200f]/g, '')

export const LegalPage = ({ lang, path }: { lang: Lang; path: LegalPath }) => {
  const { title, summary, sections } = legalTexts[path]
  return (
    <main id="main" className="page reading">
      <div className="stack g3">
        <h1 className="h1-l">{title[lang]}</h1>
        <p className="lead">{summary[lang]}</p>
      </div>
      <p className="hint">{say(lang, t.draft, { day: day(lang) })}</p>
      <nav aria-label={say(lang, t.contents)}>
        <ol className="contents">
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title[lang]}</a>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map((section) => (
        <section key={section.id} id={section.id} className="stack g3 measure">
          <h2>{section.title[lang]}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph.en}>{paragraph[lang]}</p>
          ))}
          {section.points && (
            <ul className="points">
              {section.points.map((point) => (
                <li key={point.en}>{point[lang]}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </main>
  )
}

/** Title and description of the page for search engines. */
export const legalTitle = (path: LegalPath) => {
  const { title, summary, sections } = legalTexts[path]
  const described = (lang: Lang, comma: string) =>
    `${summary[lang]} ${sections.map((section) => section.title[lang]).join(comma)}.`
  return {
    title: { en: `${title.en} · Marsa`, ar: `${title.ar} · مرسى` },
    description: { en: described('en', ', '), ar: described('ar', '، ') },
  }
}
