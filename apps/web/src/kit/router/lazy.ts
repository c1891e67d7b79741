// Components of pages whose code comes when it is asked for, and again when it did not come.
import type { ComponentType } from 'react'

export type LazyComponent = {
  /** What asks for its files. */
  importers: readonly (() => Promise<unknown>)[]
  /** Undefined when nothing is left to wait for. */
  load: () => Promise<void> | undefined
  part?: ComponentType
}

/** `importers` are those of a module that is put together from several. */
export const lazyRouteComponent = <Module, Name extends keyof Module>(
  importer: () => Promise<Module>,
  name: Name,
  importers: LazyComponent['importers'] = [importer],
): LazyComponent => {
  let loading: Promise<void> | undefined
  const take = async () => {
    try {
      lazy.part = (await importer())[name] as ComponentType
    } finally {
      loading = undefined
    }
  }
  const lazy: LazyComponent = { importers, load: () => (lazy.part ? undefined : (loading ??= take())) }
  return lazy
}

const missing = /dynamically imported module|Importing a module script failed/

/** A file that is gone is mostly that of an older version: the page is loaded anew, once for each file. */
export const reloadedFor = (problem: unknown): boolean => {
  const { message } = problem as Error
  if (!missing.test(message)) return false
  try {
    if (sessionStorage.getItem(message)) return false
    sessionStorage.setItem(message, 'reloaded')
  } catch {
    return false
  }
  location.reload()
  return true
}
