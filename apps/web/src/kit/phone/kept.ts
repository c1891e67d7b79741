// What a phone keeps in the browser's own database, so that a page works without a network and loses nothing on reload.

export const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the phone cannot keep anything'))
  })

/** A database with these stores, opened at its first use; later versions add stores and keep what is there. */
export const keptIn = <Name extends string>(
  database: string,
  version: number,
  stores: Readonly<Record<Name, IDBObjectStoreParameters>>,
) => {
  let opened: Promise<IDBDatabase> | undefined
  const open = (): Promise<IDBDatabase> =>
    (opened ??= (() => {
      const request = indexedDB.open(database, version)
      request.onupgradeneeded = () => {
        for (const [name, options] of Object.entries<IDBObjectStoreParameters>(stores))
          if (!request.result.objectStoreNames.contains(name)) request.result.createObjectStore(name, options)
      }
      return settled(request)
    })())
  /** One transaction over some stores; what it wrote is on the phone when it resolves. */
  const within = async <T>(
    names: readonly Name[],
    mode: IDBTransactionMode,
    work: (store: (name: Name) => IDBObjectStore) => Promise<T>,
  ): Promise<T> => {
    const tx = (await open()).transaction(names, mode)
    const ended = new Promise<void>((resolve, reject) => {
      tx.oncomplete = () => resolve()
      tx.onabort = () => reject(tx.error ?? new Error('the phone could not keep it'))
    })
    const answer = await work((name) => tx.objectStore(name))
    await ended
    return answer
  }
  return {
    within,
    all: <T>(name: Name): Promise<T[]> =>
      within([name], 'readonly', (store) => settled(store(name).getAll() as IDBRequest<T[]>)),
    put: (name: Name, value: unknown, key?: IDBValidKey): Promise<unknown> =>
      within([name], 'readwrite', (store) => settled(store(name).put(value, key))),
    get: <T>(name: Name, key: IDBValidKey): Promise<T | undefined> =>
      within([name], 'readonly', (store) => settled(store(name).get(key) as IDBRequest<T | undefined>)),
    remove: (name: Name, key: IDBValidKey | IDBKeyRange): Promise<unknown> =>
      within([name], 'readwrite', (store) => settled(store(name).delete(key))),
  }
}
