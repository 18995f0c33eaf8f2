import { type Instance, type Loading, type LoadOptions, loadOrcaChat } from './load.ts'

interface Self {
  $props: { options: LoadOptions }
  $emit(event: 'ready', chat: Instance): void
  $emit(event: 'error', error: Error): void
  loading?: Loading
}

/** `<OrcaChat :options="{ src, site }" @ready="…" />`: the widget for as long as this stands in the tree (Vue 3). */
export const OrcaChat = {
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
