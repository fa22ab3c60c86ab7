// The board of Nim: heaps of stones. A heap that can be taken from is a button.
const STONE = 24

export default {
  mount(element, first) {
    const list = document.createElement('ul')
    list.dataset.nim = ''
    list.style.cssText = 'display: flex; gap: 2rem; padding: 1rem; margin: 0; list-style: none'
    element.append(list)

    function draw({ view, say, lit, point }) {
      list.replaceChildren(
        ...view.heaps.map((stones, heap) => {
          const item = document.createElement('li')
          item.append(lit.has(`heap:${heap}`) ? button(heap, stones, say, point) : stack(stones, say))
          return item
        }),
      )
    }

    draw(first)
    return { update: draw, destroy: () => list.remove() }
  },
}

function button(heap, stones, say, point) {
  const made = document.createElement('button')
  made.dataset.thing = `heap:${heap}`
  made.append(stack(stones, say))
  made.addEventListener('click', () => point(`heap:${heap}`))
  return made
}

function stack(stones, say) {
  const made = document.createElement('span')
  made.textContent = say('nim-stones', { count: stones })
  made.style.cssText = `display: block; min-height: ${stones * STONE}px; border-block-end: ${stones * 4}px solid currentColor`
  return made
}
