// The questions and answers in groups, open without any script; the search joins them when somebody uses it.
import { faqGroups, freightGroups, type FaqGroup } from '@marsa/model/help/faq.ts'
import { answerOf, type Question } from '@marsa/model/help/question.ts'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { isSoon } from '@marsa/model/lines.ts'
import { menuName, soonText } from '@marsa/model/site/soon.ts'
import { Icon } from '../parts/icon.tsx'
import { helpText as t } from '../text/help.ts'

const Answer = ({ lang, id, question }: { lang: Lang; id: string; question: Question }) => (
  <details data-question="">
    <summary>
      <h3>{question.ask[lang]}</h3>
      <Icon name="end" />
    </summary>
    {/* The address stands inside, so that the browser opens the question that a link names. */}
    <div id={id} className="answer">
      {answerOf(lang, question).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p className="row wrap answer-f">
        {question.more && (
          <a className="go" href={`/${lang}/${question.more.path}`}>
            {question.more[lang]}
            <Icon name="end" className="flip i-s" />
          </a>
        )}
        <a className="muted dense" href={`#${id}`}>
          {say(lang, t.answerLink)}
        </a>
      </p>
    </div>
  </details>
)

const Group = ({ lang, group }: { lang: Lang; group: FaqGroup }) => (
  <section id={group.id} className="stack g3" data-group="">
    <h2>{group[lang]}</h2>
    {isSoon(group.id) && <p className="banner bn-info">{say(lang, soonText.answers)}</p>}
    <div className="card faq">
      {Object.entries(group.questions).map(([id, question]) => (
        <Answer key={id} lang={lang} id={id} question={question} />
      ))}
    </div>
  </section>
)

const Search = ({ lang }: { lang: Lang }) => (
  <search className="needs-script">
    <form className="field faq-search" data-island="faq">
      <label htmlFor="question">{say(lang, t.searchLabel)}</label>
      <span className="input">
        <Icon name="search" />
        <input
          id="question"
          type="search"
          autoComplete="off"
          maxLength={80}
          aria-describedby="question-hint"
        />
      </span>
      <p className="hint" id="question-hint">
        {say(lang, t.searchHint)}
      </p>
      <p className="faq-count" role="status" data-count="" />
    </form>
  </search>
)

const pages = {
  'help/faq': { heading: t.faqHeading, groups: faqGroups },
  'freight/faq': { heading: t.freightFaqHeading, groups: freightGroups },
}

export const FaqPage = ({ lang, path }: { lang: Lang; path: keyof typeof pages }) => {
  const { heading, groups } = pages[path]
  return (
    <main id="main" className="page reading">
      <div className="stack g3">
        <h1 className="h1-l">{say(lang, heading)}</h1>
        <p className="lead">{say(lang, t.faqLead)}</p>
      </div>
      <Search lang={lang} />
      <nav aria-label={say(lang, t.topics)} data-topics="">
        <ul className="chips">
          {groups.map((group) => (
            <li key={group.id}>
              <a href={`#${group.id}`}>{say(lang, menuName(group.id, group))}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="card faq" data-results="" hidden>
        <h2 className="vh">{say(lang, t.faqResults)}</h2>
      </div>
      {groups.map((group) => (
        <Group key={group.id} lang={lang} group={group} />
      ))}
      <div className="card closing">
        <h2 className="grow">{say(lang, t.moreHelp)}</h2>
        <a className="btn btn-s btn-lg" href={`/${lang}/help/contact`}>
          {say(lang, t.askUs)}
        </a>
      </div>
    </main>
  )
}

/** schema.org data of the page. */
export const faqData = (lang: Lang, path: keyof typeof pages) => ({
  '@type': 'FAQPage',
  inLanguage: lang,
  mainEntity: pages[path].groups
    .filter((group) => !isSoon(group.id))
    .flatMap((group) => Object.values(group.questions))
    .map((question) => ({
      '@type': 'Question',
      name: question.ask[lang],
      acceptedAnswer: { '@type': 'Answer', text: answerOf(lang, question).join(' ') },
    })),
})
