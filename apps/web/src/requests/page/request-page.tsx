// The page of one request: the way to it, the wait, and what is said where there is no such request.
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { sentence } from '@marsa/model/kit/problem.ts'
import { requestsOf } from '@marsa/model/lines.ts'
import { useVariant } from '../../accounts/door.tsx'
import { useProblems } from '../../kit/action-button.tsx'
import type { Refusal } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import type { RequestView, WebLine } from '../web-line.ts'
import { Crumbs } from './crumbs.tsx'
import './page.css'

export type RequestPageProps<View extends RequestView> = {
  line: WebLine<View>
  query: UseQueryResult<View, Refusal>
  children: (view: View) => ReactNode
}

export function RequestPage<View extends RequestView>({ line, query, children }: RequestPageProps<View>) {
  const t = useT()
  const { data } = query
  const number = data && line.keyOf(data).number
  useTitle(number ?? t(line.titles.one))
  return (
    <>
      <Crumbs path={requestsOf[line.line].pages.customer} list={t(line.titles.many)}>
        <span aria-current="page">
          {number ? <Ref value={number} /> : query.isError ? t(line.titles.one) : '…'}
        </span>
      </Crumbs>
      <Loaded query={query} card skeleton={<RequestWait />} missing={<Missing line={line} />}>
        {children}
      </Loaded>
    </>
  )
}

function Missing<View extends RequestView>({ line }: { line: WebLine<View> }) {
  const t = useT()
  const { lang } = useLang()
  const problems = useProblems(line.problems)
  const mayAsk = useVariant() === 'customer'
  const code = `${line.line}.not-found`
  return (
    <div className="card">
      <Empty
        art
        level={1}
        title={problems[code] ? sentence(problems, lang, code) : '…'}
        action={
          <>
            {mayAsk && (
              <LinkButton variant="primary" href={`/${lang}/${line.line}/quote`}>
                {t(line.titles.ask)}
              </LinkButton>
            )}
            <LinkButton href={`/${lang}/${requestsOf[line.line].pages.customer}`}>
              {t(line.titles.many)}
            </LinkButton>
          </>
        }
      />
    </div>
  )
}

export function RequestWait() {
  return (
    <div className="stack g6" aria-busy="true">
      <Skeleton block="230px" />
      <div className="two">
        <Skeleton block="520px" />
        <Skeleton block="320px" />
      </div>
    </div>
  )
}
