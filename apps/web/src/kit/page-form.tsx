// The frame of a form of a page: what is wrong with it in a list of links, its fields, the refusal by the button.
import { createContext, use, useEffect, useRef, type ReactNode } from 'react'
import type { TextRow } from '@marsa/model/kit/text.ts'
import { focusField } from '../ui/fields/focus-fault.ts'
import { Banner } from '../ui/states/banner.tsx'
import { LoadTrouble } from '../ui/states/load-trouble.tsx'
import { FaultLinks } from './fault-links.tsx'
import { useT } from './t.ts'
import { kitText } from './text.ts'
import type { PageFormState } from './use-page-form.ts'

const PageFormContext = createContext<unknown>(null)

/** The form around a part of it. */
export const usePageFormOf = <Values extends object>(): PageFormState<Values> => {
  const form = use(PageFormContext)
  if (!form) throw new Error('outside a form')
  return form as PageFormState<Values>
}

export type PageFormProps<Values extends object> = {
  form: PageFormState<Values>
  /** What people call a field, by its path; empty where the sentence of its fault says enough. */
  labelOf: (path: string) => string
  /** Above what is to be fixed, counted; without it a general word. */
  toFix?: TextRow
  /** What an attempt in vain leads to. */
  focus?: 'list' | 'first field'
  className?: string
  children: ReactNode
  /** The buttons: one of them submits. */
  foot: ReactNode
}

export function PageForm<Values extends object>(props: PageFormProps<Values>) {
  const { form, labelOf, toFix = kitText.checkFields, focus = 'list' } = props
  const t = useT()
  const { faults, failures } = form
  const count = Object.keys(faults).length
  const box = useRef<HTMLDivElement>(null)
  const announced = useRef(0)
  useEffect(() => {
    if (announced.current === failures) return
    announced.current = failures
    const [first] = Object.keys(faults)
    if (first !== undefined && focus === 'first field') focusField(first)
    else box.current?.focus()
  }, [failures, faults, focus])
  return (
    <PageFormContext value={form}>
      {count > 0 && (
        <Banner tone="error" ref={box} live title={t(toFix, { count })}>
          <FaultLinks faults={faults} labelOf={labelOf} onGo={focusField} />
        </Banner>
      )}
      <form
        noValidate
        className={props.className ?? 'stack g5'}
        onSubmit={(event) => {
          event.preventDefault()
          void form.send()
        }}
      >
        {props.children}
        {/* Whoever pressed the button looks here, and the form may be long. */}
        {form.refused !== undefined && <Banner tone="error" live title={form.refused} />}
        {props.foot}
      </form>
      {form.isStuck && <LoadTrouble onRetry={() => void form.send()} onClose={form.unstick} />}
    </PageFormContext>
  )
}

/** The place of a field, which the list of faults leads to. */
export function FieldPlace({ path, children }: { path: string; children: ReactNode }) {
  return <div data-field={path}>{children}</div>
}
