// How the tasks of a booking's border posts stand: which are open, who acts, how ready it is, and what a truck still misses.
import type { DocCode } from '../../documents/document-type.ts'
import { bestState, type NeedState } from '../../documents/required-documents.ts'
import type { DocumentState } from '../../documents/document.ts'
import type { BorderPost } from '../road/border-routes.ts'
import { hasStep, type RoadStep } from '../road/event-order.ts'

/** One document at one post, for all trucks or for one of them. */
export type BorderTask = {
  id: string
  /** The truck whose document it is; null where one serves all. */
  slotId: string | null
  post: BorderPost
  docCode: DocCode
  owner: 'customer' | 'agent'
  isRequired: boolean
  due: Date
  isWaived: boolean
}

export type BorderDocument = { id: string; docCode: DocCode; state: DocumentState; partId: string | null }
export type BorderTruck = { id: string; plate: string | null; steps: readonly RoadStep[] }
export type BorderFacts = {
  tasks: readonly BorderTask[]
  documents: readonly BorderDocument[]
  trucks: readonly BorderTruck[]
}

/** `NOT_NEEDED`: the truck is registered in the country that asks foreign ones for it. */
export const borderTaskStates = [
  'MISSING',
  'UPLOADED',
  'ACCEPTED',
  'RETURNED',
  'WAIVED',
  'NOT_NEEDED',
] as const satisfies readonly (Exclude<NeedState, 'SKIPPED'> | 'WAIVED' | 'NOT_NEEDED')[]
export type BorderTaskState = (typeof borderTaskStates)[number]

/** The document that stands for a task: the best of its type, of its own truck where it has one. */
export const documentOf = (
  task: Pick<BorderTask, 'docCode' | 'slotId'>,
  { documents, trucks }: Pick<BorderFacts, 'documents' | 'trucks'>,
): BorderDocument | undefined => {
  const fitting = documents.filter(
    ({ docCode, partId }) =>
      docCode === task.docCode &&
      (task.slotId === null || partId === task.slotId || (partId === null && trucks.length === 1)),
  )
  const state = bestState(fitting)
  return fitting.find((each) => each.state === state)
}

const isOfSaudi = (plate: string | null): boolean => plate?.startsWith('SA ') ?? false

export const borderTaskState = (task: BorderTask, facts: BorderFacts): BorderTaskState => {
  if (task.isWaived) return 'WAIVED'
  const truck = facts.trucks.find(({ id }) => id === task.slotId)
  if (task.docCode === 'TRANSIT_DOCUMENT' && truck && isOfSaudi(truck.plate)) return 'NOT_NEEDED'
  return (documentOf(task, facts)?.state ?? 'MISSING') as BorderTaskState
}

/** Nothing has to be brought any more. */
export const isSettled = (state: BorderTaskState): boolean => state !== 'MISSING' && state !== 'RETURNED'

const submitted = (post: BorderPost): RoadStep => ({ code: 'BORDER_SUBMITTED', post })

/** All trucks that a task is for have shown their documents at the post. */
export const isBehind = (
  { slotId, post }: Pick<BorderTask, 'slotId' | 'post'>,
  trucks: readonly BorderTruck[],
): boolean =>
  trucks
    .filter(({ id }) => slotId === null || id === slotId)
    .every(({ steps }) => hasStep(steps, submitted(post)))

/** What keeps one truck from submitting at a post. */
export const missingAt = (facts: BorderFacts, truckId: string, post: BorderPost): BorderTask[] =>
  facts.tasks.filter(
    (task) =>
      task.isRequired &&
      task.post === post &&
      (task.slotId === null || task.slotId === truckId) &&
      !isSettled(borderTaskState(task, facts)),
  )

/** The post at which a truck submits next. */
export const nextPost = (tasks: readonly BorderTask[], { steps }: BorderTruck): BorderPost | undefined =>
  tasks.find(({ post }) => !hasStep(steps, submitted(post)))?.post

export type OpenBorder = { documents: DocCode[]; due: Date }

/** The required documents that a side has still to bring for posts ahead, each once, and when the first is due. */
export const openFor = (facts: BorderFacts, owner: BorderTask['owner']): OpenBorder | undefined => {
  const open = facts.tasks.filter(
    (task) =>
      task.owner === owner &&
      task.isRequired &&
      !isSettled(borderTaskState(task, facts)) &&
      !isBehind(task, facts.trucks),
  )
  const [first] = open.toSorted((a, b) => a.due.getTime() - b.due.getTime())
  return first && { documents: [...new Set(open.map(({ docCode }) => docCode))], due: first.due }
}

/** Whole percent of what is required that is there; null where nothing is. */
export const readiness = (tasks: readonly BorderTask[], facts: BorderFacts): number | null => {
  const states = tasks
    .filter(({ isRequired }) => isRequired)
    .map((task) => borderTaskState(task, facts))
    .filter((state) => state !== 'NOT_NEEDED')
  return states.length === 0 ? null : Math.floor((states.filter(isSettled).length * 100) / states.length)
}

/** Hours before the first is due at which its side is reminded. */
export const borderReminderHours = 24

/** Why a document cannot be asked for at a post any more. */
export const askBorderRefusal = (
  facts: BorderFacts,
  { post, docCode }: Pick<BorderTask, 'post' | 'docCode'>,
): string | undefined => {
  if (isBehind({ slotId: null, post }, facts.trucks)) return 'trucks.border-passed'
  return facts.tasks.some((task) => task.post === post && task.docCode === docCode && !task.isWaived)
    ? 'trucks.border-asked'
    : undefined
}

/** Why the desk cannot waive a task. */
export const waiveBorderRefusal = (task: BorderTask, facts: BorderFacts): string | undefined =>
  isSettled(borderTaskState(task, facts)) || isBehind(task, facts.trucks)
    ? 'trucks.border-settled'
    : undefined
