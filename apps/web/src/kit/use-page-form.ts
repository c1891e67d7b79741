// A form of a page: its values, what is wrong with them, sending it once, and what the server refuses at the field it names.
import { useRef, useState } from 'react'
import { sentence, type FieldProblems, type ProblemRow } from '@marsa/model/kit/problem.ts'
import { useProblems, type ProblemSource } from './action-button.tsx'
import { Refusal } from './call.ts'
import { useLang } from './direction.tsx'

export type PageFormOptions<Values> = {
  /** A draft that is taken up, or empty controls. */
  initial: Values
  /** Codes by the path of their field (`cbm`, `origin.place`), in the order of the form; it may have to load or ask something. */
  check: (values: Values) => FieldProblems | Promise<FieldProblems>
  /** The sentences of these codes. */
  problems?: ProblemSource
  /** The same with figures of what stands in the form. */
  problemsOf?: (values: Values) => Record<string, ProblemRow>
  /** What stood every check; throwing a `Refusal` shows it. */
  onSend: (values: Values) => unknown
  /** After every change: the place to keep a draft. */
  onChange?: (values: Values, before: Values) => void
}

type Change<Values> = Partial<Values> | ((now: Values) => Partial<Values>)

/**
 * The one way to make a form of a page, for all that is no dialog (`CommandDialog`):
 *
 *     const form = usePageForm({ initial, check, problems, onSend: (values) => save.mutateAsync(bodyOf(values)) })
 *     <PageForm form={form} labelOf={labelOf} foot={<Button type="submit" isPending={form.isSending}>..}>
 *       <FieldPlace path="email"><TextInput label=.. {...form.field('email')} /></FieldPlace>
 *     </PageForm>
 *
 * Nothing is said about a field before the first attempt to send, from then on at every change. Parts further down take the
 * form by `usePageFormOf<Values>()`. A form in steps checks the step it shows in `check`, goes on in `onSend` and calls
 * `settle` with each step. `refuse` places what another call of the page refused.
 */
export const usePageForm = <Values extends object>(options: PageFormOptions<Values>) => {
  const { initial, check, problems, problemsOf, onSend, onChange } = options
  const { lang } = useLang()
  const known = useProblems(problems)
  const [values, setValues] = useState(initial)
  // What several changes of one moment build upon.
  const latest = useRef(initial)
  const [isTouched, setTouched] = useState(false)
  const [wrong, setWrong] = useState<FieldProblems>({})
  const [refusal, setRefusal] = useState<Refusal>()
  const [failures, setFailures] = useState(0)
  const [isSending, setSending] = useState(false)
  const [isStuck, setStuck] = useState(false)
  const busy = useRef(false)
  const watched = useRef(false)
  const asked = useRef(0)

  const judge = async (next: Values) => {
    const turn = ++asked.current
    const found = check(next)
    if (!(found instanceof Promise)) return setWrong(found)
    const late = await found.catch(() => undefined)
    if (late && turn === asked.current) setWrong(late)
  }

  const set = (change: Change<Values>) => {
    const before = latest.current
    const next = { ...before, ...(typeof change === 'function' ? change(before) : change) }
    latest.current = next
    setValues(next)
    setTouched(true)
    setRefusal(undefined)
    onChange?.(next, before)
    if (watched.current) void judge(next)
  }

  const fail = (found: FieldProblems, by?: Refusal) => {
    watched.current = true
    asked.current++
    setWrong(found)
    setRefusal(by)
    setFailures((count) => count + 1)
  }

  const checked = async (): Promise<FieldProblems> => {
    const found = check(latest.current)
    if (!(found instanceof Promise)) return found
    setSending(true)
    return found
  }

  const send = async (): Promise<void> => {
    if (busy.current) return
    busy.current = true
    setStuck(false)
    try {
      const found = await checked().catch(() => setStuck(true))
      if (!found) return
      if (Object.keys(found).length > 0) return fail(found)
      setSending(true)
      setRefusal(undefined)
      await onSend(latest.current)
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem
      fail({}, problem)
    } finally {
      busy.current = false
      setSending(false)
    }
  }

  const table = problemsOf && Object.keys(wrong).length > 0 ? problemsOf(values) : known
  /** Sentence by path: what the check found, and what the server said; a call names the part of its body before a field. */
  const faults = Object.fromEntries([
    ...Object.entries(wrong).map(([path, code]) => [path, sentence(table, lang, code)]),
    ...Object.entries(refusal?.fieldSentences ?? {}).map(([path, said]) => [
      path.replace(/^form\./, ''),
      said,
    ]),
  ]) as Record<string, string>

  return {
    values,
    set,
    /** What a control takes. */
    field: <Name extends keyof Values & string>(name: Name) => ({
      value: values[name],
      onChange: (value: Values[Name]) => set({ [name]: value } as unknown as Partial<Values>),
      error: faults[name],
    }),
    errorOf: (path: string): string | undefined => faults[path],
    faults,
    /** What the server refused without naming a field. */
    refused: refusal && Object.keys(refusal.fieldSentences).length === 0 ? refusal.sentence : undefined,
    /** Grows with every attempt in vain, each of which takes the focus to what is wrong. */
    failures,
    isTouched,
    isSending,
    /** The rules did not load: nothing was checked, and nothing is lost. */
    isStuck,
    unstick: () => setStuck(false),
    send,
    refuse: (problem: Refusal) => fail({}, problem),
    /** After something has changed that no control holds. */
    recheck: () => {
      if (watched.current) void judge(latest.current)
    },
    /** Says nothing about any field until the next attempt: a step begins, or another value is asked for. */
    settle: () => {
      watched.current = false
      asked.current++
      setWrong({})
      setRefusal(undefined)
    },
  }
}

export type PageFormState<Values extends object> = ReturnType<typeof usePageForm<Values>>
