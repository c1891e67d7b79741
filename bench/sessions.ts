// Signed-in people for the load: sessions written straight into the table, and the bearer tokens that name them.
import type pg from 'pg'
import { writeToken } from '../apps/api/src/accounts/token.ts'

const hours = 6

/** A session and its bearer token for each user, fresh and not idle. */
export const signInAll = async (
  client: pg.Client,
  userIds: readonly string[],
  secret: string,
  each = 1,
): Promise<Map<string, string[]>> => {
  const { rows } = await client.query<{ id: string; user_id: string }>(
    `insert into sessions (user_id, remember, expires_at, address, agent)
      select u, true, now() + make_interval(hours => $2), '127.0.0.9', 'bench' from unnest($1::uuid[]) u, generate_series(1, $3::int)
      returning id, user_id`,
    [userIds, hours, each],
  )
  const expiresAt = new Date(Date.now() + hours * 3_600_000)
  const tokens = new Map<string, string[]>()
  for (const { id, user_id } of rows)
    tokens.set(user_id, [...(tokens.get(user_id) ?? []), writeToken(secret, { sessionId: id, expiresAt })])
  return tokens
}

/** A long run outlasts the idle time of those who were not drawn; they count as having just been here. */
export const keepAwake = async (client: pg.Client): Promise<void> => {
  await client.query('update sessions set last_used_at = now()')
}
