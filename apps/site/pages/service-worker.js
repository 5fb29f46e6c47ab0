// Keeps the workshop on this device, so that it needs no network once it was open. FILES and VERSION stand before it when it is built.
const PREFIX = "workshop-";
const NAME = `${PREFIX}${VERSION}`;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const isOld = (name) => name.startsWith(PREFIX) && name !== NAME;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

// pages are fetched, and taken from here where no server answers; files with a hash in their name never change;
// what code needs is kept once an author wrote some
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { scope } = self.registration;
  if (request.method !== "GET" || !request.url.startsWith(scope)) return;
  const path = request.url.slice(scope.length);
  const known = () => caches.match(request, { ignoreSearch: true, ignoreVary: true });
  const fetched = async () => {
    const answer = await fetch(request);
    if (/^(assets\/)?code\//.test(path) && answer.ok) (await caches.open(NAME)).put(request, answer.clone());
    return answer;
  };
  if (path.startsWith("assets/")) event.respondWith(known().then((kept) => kept ?? fetched()));
  else event.respondWith(fetched().catch(async () => (await known()) ?? Response.error()));
});
