// What waits on this phone, for pages that people open every day: none of them carries the queue of a phone.
import { lazyPart } from '../../ui/lazy-part.tsx'

export const LazyWaitingIntakes = lazyPart(async () => (await import('./waiting-intakes.tsx')).WaitingIntakes)
