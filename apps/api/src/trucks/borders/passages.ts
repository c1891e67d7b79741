// How long trucks were at border posts lately, by post.
import type { BorderPost } from '@marsa/model/trucks/road/border-routes.ts'
import type { Db } from '../../kit/db.ts'
import { passagesOf } from '../watch/watch.store.ts'

/** Minutes, the newest first. */
export const passagesAt = async (
  db: Db,
  posts: readonly BorderPost[],
): Promise<(post: BorderPost) => readonly number[]> => {
  const by = Map.groupBy(await passagesOf(db, posts), ({ post }) => post)
  return (post) => (by.get(post) ?? []).map(({ minutes }) => minutes)
}
