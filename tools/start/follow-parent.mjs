// Preloaded into every child of the launcher: ends it in order when the launcher is gone, however that ended.
import process from 'node:process'

process.channel?.unref()
process.on('disconnect', () => {
  process.kill(process.pid, 'SIGTERM')
  setTimeout(() => process.exit(1), 15_000).unref()
})
