// What a page that throws is answered by, in its place.
import { Component, type ReactNode } from 'react'
import { NotFound } from './route.ts'
import type { RouterOptions, Shown } from './shown.ts'

export type Pages = Pick<RouterOptions, 'notFound' | 'failed'>

export const answerTo = (error: unknown, pages: Pages, reset: () => void): ReactNode =>
  error instanceof NotFound ? <pages.notFound /> : <pages.failed error={error} reset={reset} />

type BoundaryProps = { shown: Shown; pages: Pages; children: ReactNode }
type BoundaryState = { shown: Shown; thrown?: { error: unknown } }

/** Forgets what was thrown as soon as something else is shown, or the same anew. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { shown: this.props.shown }
  static getDerivedStateFromProps = ({ shown }: BoundaryProps, state: BoundaryState) =>
    shown === state.shown ? null : { shown, thrown: undefined }
  static getDerivedStateFromError = (error: unknown) => ({ thrown: { error } })
  reset = () => this.setState({ thrown: undefined })
  override render() {
    const { thrown } = this.state
    return thrown ? answerTo(thrown.error, this.props.pages, this.reset) : this.props.children
  }
}
