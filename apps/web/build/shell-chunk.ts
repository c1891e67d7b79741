// Puts what the app needs before its first page into two files, which compress better than many: the start of the session, and all else.
import type { Plugin } from 'vite'

// Reached from the entry only through the list of everything that a library has: each goes where it is used.
const byUse = /[\\/]zod[\\/]|lucide-react[\\/].*[\\/]icons[\\/]|[\\/](useInfiniteQuery|infiniteQuery\w*)\.js$/

/** The small script that begins while the shell is on its way. */
const beginModule = '/src/app/begin.ts'

/** The plugin finds what the entries reach without a dynamic import; `name` is for `codeSplitting.groups`. */
export const shellChunk = () => {
  const groups = new Map<string, 'begin' | 'shell'>()
  const plugin: Plugin = {
    name: 'shell-chunk',
    apply: 'build',
    buildEnd() {
      const reach = (entries: string[], group: 'begin' | 'shell') => {
        for (const id of entries) {
          if (groups.has(id) || byUse.test(id)) continue
          groups.set(id, group)
          entries.push(...(this.getModuleInfo(id)?.importedIds ?? []))
        }
      }
      const ids = [...this.getModuleIds()]
      reach(
        ids.filter((id) => id.endsWith(beginModule)),
        'begin',
      )
      reach(
        ids.filter((id) => this.getModuleInfo(id)?.isEntry),
        'shell',
      )
    },
    transformIndexHtml: {
      order: 'post',
      // What Vite would only have ready for the shell runs before it.
      handler: (html) => {
        const [preload, file] =
          /\s*<link rel="modulepreload" crossorigin href="([^"]*\/begin-[^"]*)">/.exec(html) ?? []
        if (!preload) throw new Error('the page does not load the script that begins')
        const script = `<script type="module" crossorigin src="${file}"></script>`
        return html.replace(preload, '').replace('<title>', `${script}$&`)
      },
    },
  }
  return { plugin, name: (id: string) => groups.get(id) ?? null }
}
