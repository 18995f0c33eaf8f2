// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { use, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ConsentTick } from '#components/forms/consent-tick'
import { FormContext } from '#components/forms/form-context.ts'
import { FormFrame, type FrameMessages } from '#components/forms/form-frame'
import { TextField } from '#components/forms/text-field'
import { fieldTraits } from '#lib/forms/forms'

const messages: FrameMessages = {
  send: 'Send',
  sending: 'Sending',
  summary: 'Please look again',
  failed: 'Not sent',
  reasons: {
    fields: 'refused',
    tooMany: 'too many',
    tooLarge: 'too large',
    offline: 'offline',
    unavailable: 'no answer',
    refused: 'refused',
  },
  problems: { required: 'Fill this', email: 'Invalid Email Format', reach: 'Email or phone', consent: 'Tick this' },
  labels: { name: 'Name', email: 'Email', consent: 'Consent' },
}

function showForm() {
  render(
    <FormFrame
      kind="advisory"
      traits={fieldTraits('advisory')}
      messages={messages}
      sent={<p>Kept</p>}
      consent={<ConsentTick>I agree</ConsentTick>}
    >
      <input type="hidden" name="language" value="en" />
      <TextField name="name" label="Name" />
      <TextField name="email" label="Email" type="email" />
      <TextField name="phone" label="Phone" />
      <TextField name="place" label="Place" />
    </FormFrame>,
  )
}

/** A step's button, as the quote has it. */
function NextStep() {
  const { check } = use(FormContext)
  const [sound, setSound] = useState<boolean>()
  return (
    <button type="button" onClick={async () => setSound(await check?.(['email']))}>
      next {String(sound)}
    </button>
  )
}

interface Sent {
  body: unknown
  key: string
}

/** A server that gives these answers one after the other, and what it was sent. */
function serverAnswers(...answers: (() => Response | Promise<Response>)[]): Sent[] {
  const sent: Sent[] = []
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_url: string, init: RequestInit) => {
      sent.push({ body: JSON.parse(String(init.body)), key: new Headers(init.headers).get('Idempotency-Key') ?? '' })
      const answer = answers[Math.min(sent.length, answers.length) - 1]
      return answer ? answer() : new Response(null, { status: 503 })
    }),
  )
  return sent
}

const kept = () => Response.json({ id: 'x' })
const down = () => Response.json({ code: 'unavailable' }, { status: 503 })

async function fillIn() {
  await userEvent.type(screen.getByLabelText('Name'), 'Li')
  await userEvent.type(screen.getByLabelText('Email'), 'li@lake.example')
  await userEvent.click(screen.getByLabelText('I agree'))
}

const send = () => userEvent.click(screen.getByRole('button'))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

test('wrong fields are named in words, tied to their fields, read out, and the first takes the focus', async () => {
  const sent = serverAnswers(kept)
  showForm()
  await send()
  const name = screen.getByLabelText('Name')
  await waitFor(() => expect(document.activeElement).toBe(name))
  expect(name.getAttribute('aria-invalid')).toBe('true')
  const problem = document.getElementById(name.getAttribute('aria-describedby') ?? '')
  expect(problem?.textContent).toBe('Fill this')
  expect(screen.getAllByRole('alert')[0]?.textContent).toContain('Name Fill this')
  expect(screen.getByLabelText('I agree').getAttribute('aria-invalid')).toBe('true')
  expect(sent).toHaveLength(0)
})

test('a mended field is no longer wrong', async () => {
  showForm()
  await send()
  const email = screen.getByLabelText('Email')
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'))
  await userEvent.type(email, 'li@lake.example')
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBeNull())
})

test('an address is checked when its field is left', async () => {
  showForm()
  await userEvent.type(screen.getByLabelText('Email'), 'li@')
  await userEvent.tab()
  expect(await screen.findByText('Invalid Email Format')).toBeTruthy()
})

test('a step is checked by its own fields, and the wrong one takes the focus', async () => {
  render(
    <FormFrame
      kind="advisory"
      traits={fieldTraits('advisory')}
      messages={messages}
      sent={<p>Kept</p>}
      consent={<ConsentTick>I agree</ConsentTick>}
    >
      <TextField name="name" label="Name" />
      <TextField name="email" label="Email" />
      <NextStep />
    </FormFrame>,
  )
  await userEvent.type(screen.getByLabelText('Email'), 'li@')
  await userEvent.click(screen.getByRole('button', { name: /next/ }))
  expect(await screen.findByText('next false')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBeNull()
})

test('passing an empty field on the way is no fault yet', async () => {
  showForm()
  await userEvent.click(screen.getByLabelText('Name'))
  await new Promise((resolve) => setTimeout(resolve, 50))
  for (const _ of ['email', 'phone', 'place']) await userEvent.tab()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(document.querySelector('[aria-invalid]')).toBeNull()
})

test('a telephone number mends a missing email', async () => {
  showForm()
  await send()
  const email = screen.getByLabelText('Email')
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'))
  await userEvent.type(screen.getByLabelText('Phone'), '029 8888 8888')
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBeNull())
})

test('what is kept is answered in the place of the form, and sent as the handler takes it', async () => {
  const sent = serverAnswers(kept)
  showForm()
  await fillIn()
  await send()
  expect(await screen.findByText('Kept')).toBeTruthy()
  expect(sent[0]?.body).toMatchObject({
    language: 'en',
    name: 'Li',
    email: 'li@lake.example',
    place: '',
    consent: 'yes',
  })
})

test('a failure keeps every field and says what happened; the next press repeats the same request', async () => {
  const sent = serverAnswers(down, kept)
  showForm()
  await fillIn()
  await send()
  expect(await screen.findByText('no answer')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Li')
  await send()
  expect(await screen.findByText('Kept')).toBeTruthy()
  expect(sent[1]).toEqual(sent[0])
})

test('a lost connection is a failure like any other', async () => {
  serverAnswers(() => Promise.reject(new TypeError('network')))
  showForm()
  await fillIn()
  await send()
  expect(await screen.findByText('no answer')).toBeTruthy()
})

test('two presses in a row send once', async () => {
  let answer: (response: Response) => void = () => undefined
  const sent = serverAnswers(() => new Promise((resolve) => (answer = resolve)))
  showForm()
  await fillIn()
  await send()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(screen.getByRole('button').textContent).toBe('Sending')
  await send()
  answer(kept())
  expect(await screen.findByText('Kept')).toBeTruthy()
  expect(sent).toHaveLength(1)
})

test('a field that only the server refuses is shown as wrong and takes the focus', async () => {
  serverAnswers(() => Response.json({ code: 'fields', fields: { email: 'email' } }, { status: 422 }))
  showForm()
  await fillIn()
  await send()
  expect(await screen.findByText('Invalid Email Format')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
})

test('a draft brings the words back, but never who wrote them', async () => {
  showForm()
  await userEvent.type(screen.getByLabelText('Name'), 'Li')
  await userEvent.type(screen.getByLabelText('Place'), 'West Lake')
  cleanup()
  showForm()
  expect(screen.getByLabelText<HTMLInputElement>('Place').value).toBe('West Lake')
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('')
  expect(JSON.stringify(sessionStorage)).not.toContain('Li')
})
