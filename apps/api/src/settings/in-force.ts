// The settings in force: read from the database, kept in the process, and forgotten when any process changes one.
import type { Logger } from 'pino'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import { settingsFrom } from '@marsa/model/settings/registry.ts'
import type { Db } from '../kit/db.ts'
import type { Listener } from '../kit/listen.ts'
import type { SettingsSource } from '../kit/serve.ts'
import { storedSettings } from './settings.store.ts'

/** The settings of this moment, for timers and for what runs inside a change. */
export const settingsInForce = async (db: Db): Promise<SettingsInForce> =>
  settingsFrom(await storedSettings(db))

export const openSettings = (db: Db, listener: Listener, log: Pick<Logger, 'warn'>): SettingsSource => {
  let known: Promise<SettingsInForce> | undefined
  const followers: ((settings: SettingsInForce) => void)[] = []
  const inForce = (): Promise<SettingsInForce> => {
    if (known) return known
    // What is read while a change commits is given to who asked for it and not kept: `forget` has replaced it.
    const reading = settingsInForce(db).catch((error: unknown) => {
      if (known === reading) known = undefined
      throw error
    })
    return (known = reading)
  }
  const tell = (): void => {
    if (followers.length === 0) return
    inForce().then(
      (settings) => followers.forEach((listener) => listener(settings)),
      (error: unknown) => log.warn({ err: error }, 'the settings could not be read'),
    )
  }
  const forget = (): void => {
    known = undefined
    tell()
  }
  listener.on('marsa_settings', forget)
  listener.onGap(forget)
  return {
    forget,
    inForce,
    follow: (listener) => {
      followers.push(listener)
      tell()
    },
  }
}
