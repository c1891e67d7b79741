// Puts what the app needs before its first page into one file: it compresses better.
import type { Plugin } from 'vite'

// Reached from the entry only through the list of everything that a library has: each goes where it is used.
const byUse = /[\\/]zod[\\/]|lucide-react[\\/].*[\\/]icons[\\/]|[\\/](useInfiniteQuery|infiniteQuery\w*)\.js$/

/** The plugin finds what the entry reaches without a dynamic import; `name` is for `codeSplitting.groups`. */
export const shellChunk = () => {
  const reached = new Set<string>()
  const plugin: Plugin = {
    name: 'shell-chunk',
    apply: 'build',
    buildEnd() {
      const open = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry)
      for (const id of open) {
        if (reached.has(id) || byUse.test(id)) continue
        reached.add(id)
        open.push(...(this.getModuleInfo(id)?.importedIds ?? []))
      }
    },
  }
  return { plugin, name: (id: string) => (reached.has(id) ? 'shell' : null) }
}
