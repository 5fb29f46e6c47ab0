// Keeps the whole table on this device, so that matches against bots need no network. FILES and VERSION stand before it when it is built.
const NAME = `riposte-${VERSION}`;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const isOld = (name) => name.startsWith("riposte-") && name !== NAME;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

// a page is fetched, and taken from here where no server answers; files with a hash in their name never change; the rest is the server's
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const path = new URL(request.url).href.slice(self.registration.scope.length);
  if (request.method !== "GET" || !request.url.startsWith(self.registration.scope)) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match("./")));
  else if (FILES.includes(path))
    event.respondWith(caches.match(request, { ignoreVary: true }).then((known) => known ?? fetch(request)));
});
