// The panel at the head of a request that goes the usual way: the reader's step, or one that may be taken while the agent acts.
import { useT } from '../../kit/t.ts'
import { NextPanel } from '../page/next-panel.tsx'
import type { UsualView } from './spec.ts'
import { usualNextBody } from './text.ts'
import type { UsualPageProps } from './web-line.tsx'

/** Steps that are taken further down on the same page. */
const places: Readonly<Record<string, string>> = { 'give-feedback': 'feedback', 'request-again': 'actions' }

export function UsualNext({ line, view, customer }: UsualPageProps & { view: UsualView; customer: boolean }) {
  const t = useT()
  const action = view.nextAction ?? undefined
  const place = action && (places[action] ?? line.spec.carried?.steps[action])
  // Staff take only what a card of the page is for.
  const step = customer || place ? action : undefined
  const body = step && (usualNextBody[step] ?? line.turn.beside?.[step])
  const quotes = line.phaseOf(view.status) === 'quoted' ? '/quotes' : ''
  return (
    <NextPanel
      line={line}
      view={view}
      step={step}
      customer={customer}
      body={body && t(body)}
      place={place}
      path={`${line.pages.customer}/${view.id}${quotes}`}
    />
  )
}
