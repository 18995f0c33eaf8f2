import Swiper from 'swiper'
import { Keyboard, Mousewheel } from 'swiper/modules'

export interface SeriesControl {
  previous: () => void
  next: () => void
}

interface Ends {
  start: boolean
  end: boolean
}

/** Takes over a row of `li` that the browser scrolled so far, at the place where the visitor had it. */
export function startSeries(row: HTMLElement, onEnds: (ends: Ends) => void): SeriesControl {
  const track = row.firstElementChild
  const slides = [...(track?.children ?? [])]
  const begin = row.getBoundingClientRect().left
  const initialSlide = Math.max(
    0,
    slides.findIndex((slide) => slide.getBoundingClientRect().right > begin + 1),
  )
  row.scrollLeft = 0
  row.dataset.moved = 'swiper'
  track?.classList.add('swiper-wrapper')
  for (const slide of slides) slide.classList.add('swiper-slide')
  const report = ({ isBeginning, isEnd }: Swiper) => onEnds({ start: isBeginning, end: isEnd })
  const swiper = new Swiper(row, {
    modules: [Keyboard, Mousewheel],
    slidesPerView: 'auto',
    initialSlide,
    speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 600,
    keyboard: { enabled: false },
    mousewheel: { forceToAxis: true },
    threshold: 4,
    on: { init: report, slideChange: report, resize: report, reachEnd: report, fromEdge: report },
  })
  /** The browser no longer scrolls to what the keyboard comes to. */
  function showFocused(target: EventTarget | null, speed?: number) {
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return
    const index = slides.findIndex((slide) => slide.contains(target))
    const { left, right } = target.getBoundingClientRect()
    const frame = row.getBoundingClientRect()
    if (index >= 0 && (left < frame.left || right > frame.right)) swiper.slideTo(index, speed)
  }
  showFocused(document.activeElement, 0)
  // Arrow keys move the row that has the focus, and nothing else on the page.
  const onFocus = ({ target }: FocusEvent) => {
    swiper.keyboard.enable()
    showFocused(target)
  }
  row.addEventListener('focusin', onFocus)
  row.addEventListener('focusout', () => swiper.keyboard.disable())
  return {
    previous: () => swiper.slidePrev(),
    next: () => swiper.slideNext(),
  }
}
