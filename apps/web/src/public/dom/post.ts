// Sends the fields of a public form as JSON in the language of the page, and tells what the server said.

export interface PostAnswer {
  ok: boolean
  /** The answer, when the server gave one. */
  body?: {
    requestId?: string
    errorMessage?: string
    fieldErrors?: { field: string; message: string }[]
  }
}

export const postJson = async (address: string, body: object): Promise<PostAnswer> => {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-language': document.documentElement.lang },
      body: JSON.stringify(body),
    })
    const answer = (await response.json().catch(() => undefined)) as PostAnswer['body']
    return { ok: response.ok, body: answer }
  } catch {
    return { ok: false }
  }
}

export const fieldsOf = (form: HTMLFormElement): Record<string, FormDataEntryValue> =>
  Object.fromEntries(new FormData(form))
