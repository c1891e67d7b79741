// Whether buttons are off, as somebody only looks.
import { useSyncExternalStore } from 'react'
import { isReadOnly, onReadOnly } from './read-only.ts'

export const useReadOnly = (): boolean => useSyncExternalStore(onReadOnly, isReadOnly)
