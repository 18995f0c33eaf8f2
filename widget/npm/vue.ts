import { type Instance, type Loading, type LoadOptions, loadOrcaChat } from './load.ts'

/** As a template's checker and `h` see the component, written out: Vue's own type would ask every host for Vue's types. */
type Checked = new () => {
  $props: { options: LoadOptions; onReady?: (chat: Instance) => void; onError?: (error: Error) => void }
}

interface Self {
  $props: { options: LoadOptions }
  $emit(event: 'ready', chat: Instance): void
  $emit(event: 'error', error: Error): void
  loading?: Loading
}

const component = {
  name: 'OrcaChat',
  props: { options: { type: Object, required: true } },
  emits: ['ready', 'error'],
  mounted(this: Self): void {
    this.loading = loadOrcaChat(this.$props.options)
    this.loading.chat.then(
      (made) => this.$emit('ready', made),
      (error: Error) => error.name === 'AbortError' || this.$emit('error', error),
    )
  },
  unmounted(this: Self): void {
    this.loading?.remove()
  },
  render: () => null,
}

/** `<OrcaChat :options="{ src, site }" @ready="…" />`: the widget for as long as this stands in the tree (Vue 3). */
// Vue takes a plain object for a component; its own helper gives it the same type by the same cast.
export const OrcaChat = component as unknown as Checked
