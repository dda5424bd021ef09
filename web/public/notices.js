// Phones let only a worker show a notice. It does nothing else: a tap on the notice leads to its table.
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const wanted = new URL(event.notification.data, self.location.origin).href
  const lead = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const there = pages.find((page) => page.url === wanted)
    return there ? there.focus() : self.clients.openWindow(wanted)
  }
  event.waitUntil(lead())
})
