// The building blocks of the service homes: opening, steps, tables of amounts, limits and the closing call.
import type { ReactNode } from 'react'
import { answerOf, type Question } from '@marsa/model/help/question.ts'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { footText } from '@marsa/model/site/foot-text.ts'
import { supportMail, supportPhone } from '../text.ts'
import { shell } from '../text/shell.ts'
import { Icon, type IconName } from './icon.tsx'
import { Dirhams } from './money.tsx'

/** Opening of a service home: promise and way on at the start, three key facts at the end. */
export const Opening = ({
  icon,
  title,
  lead,
  facts,
  note,
  children,
}: {
  icon: IconName
  title: string
  lead: string
  facts: [label: string, value: string][]
  note: string
  children: ReactNode
}) => (
  <section className="open">
    <div className="page open-g">
      <div className="stack g6">
        <span className="ico">
          <Icon name={icon} />
        </span>
        <div className="stack g3">
          <h1 className="h1-l">{title}</h1>
          <p className="lead">{lead}</p>
        </div>
        <div className="row wrap">{children}</div>
      </div>
      <div className="card card-b stack">
        <dl className="figures">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="hint">{note}</p>
      </div>
    </div>
  </section>
)

export const Section = ({
  id,
  title,
  text,
  band,
  children,
}: {
  id?: string
  title: string
  text?: string
  band?: boolean
  children: ReactNode
}) => (
  <section id={id} className={band ? 'band' : undefined}>
    <div className="sec page">
      <div className="stack g2 sec-t">
        <h2 className="h2-l">{title}</h2>
        {text && <p className="muted measure">{text}</p>}
      </div>
      {children}
    </div>
  </section>
)

export const Steps = ({ steps }: { steps: [title: string, text: string][] }) => (
  <ol className={steps.length === 4 ? 'how how-4' : 'how'}>
    {steps.map(([title, text], i) => (
      <li key={title}>
        <span className="num" aria-hidden="true">
          {i + 1}
        </span>
        <h3 className="h3-l">{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ol>
)

/** A table of amounts; numbers are dirhams. On a phone a wide table becomes one small list a row. */
export const KeyFacts = ({
  lang,
  caption,
  head,
  rows,
}: {
  lang: Lang
  caption: string
  head: string[]
  rows: [title: string, ...cells: ReactNode[]][]
}) => (
  <div className="card">
    <table className="plain">
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          {head.map((title, i) => (
            <th key={title} scope="col" className={i ? 'n' : undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([title, ...cells]) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            {cells.map((cell, i) => (
              <td key={head[i + 1]} className="n" data-label={head[i + 1]}>
                {typeof cell === 'number' ? <Dirhams lang={lang} amount={cell} /> : cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

export const Limits = ({ rows }: { rows: [title: string, text: ReactNode][] }) => (
  <dl className="card limits">
    {rows.map(([title, text]) => (
      <div key={title}>
        <dt>{title}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
)

/** Questions of the help with their answers, folded. */
export const Questions = ({ lang, questions }: { lang: Lang; questions: readonly Question[] }) => (
  <div className="card faq">
    {questions.map((question) => (
      <details key={question.ask.en}>
        <summary>
          <h3>{question.ask[lang]}</h3>
          <Icon name="end" />
        </summary>
        {answerOf(lang, question).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </details>
    ))}
  </div>
)

export const Ticks = ({ items }: { items: string[] }) => (
  <ul className="ticks">
    {items.map((item) => (
      <li key={item}>
        <Icon name="ok" />
        {item}
      </li>
    ))}
  </ul>
)

export const CallButton = ({ lang, main }: { lang: Lang; main?: boolean }) => (
  <a className={main ? 'btn btn-p btn-lg' : 'btn btn-s btn-lg'} href={supportPhone.href}>
    <Icon name="phone" />
    <span>
      {say(lang, shell.call)} <bdi dir="ltr">{supportPhone.shown}</bdi>
    </span>
  </a>
)

export const SignInButton = ({ lang }: { lang: Lang }) => (
  <a className="btn btn-s btn-lg nobody" href={`/${lang}/sign-in`} data-island="sign-in">
    {say(lang, shell.signIn)}
  </a>
)

/** The closing call of a line: people answer around the clock. */
export const Closing = ({ lang, title }: { lang: Lang; title: string }) => (
  <section className="sec sec-closing page">
    <div className="card closing">
      <div className="stack g1 grow">
        <h2>{title}</h2>
        <p className="muted">{say(lang, footText.aroundTheClock)}</p>
      </div>
      <div className="row wrap">
        <CallButton lang={lang} />
        <a className="btn btn-t btn-lg" href={`mailto:${supportMail}`}>
          <Icon name="mail" />
          {say(lang, shell.write)}
        </a>
      </div>
    </div>
  </section>
)
