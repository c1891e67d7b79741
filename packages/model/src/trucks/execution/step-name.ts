// How a step of a truck is called, with its border post: "Documents cleared, Al Batha".
import { borderPosts } from '../road/border-routes.ts'
import { roadEvents, type RoadStep } from '../road/event-order.ts'

export const stepName = ({ code, post }: RoadStep): { en: string; ar: string } => {
  const { en, ar } = roadEvents[code]
  return post ? { en: `${en}, ${borderPosts[post].en}`, ar: `${ar}، ${borderPosts[post].ar}` } : { en, ar }
}
