// Parts of request pages that are fetched when a page has something for them.
import { lazyPart } from '../ui/lazy-part.tsx'

export const LazyFinalChanges = lazyPart(
  async () => (await import('./parts/final-changes.tsx')).FinalChangesCard,
)
