/** Fetches a map, by its id. */
export const eachMap = {
  "canyon-depot": () => import("./maps/canyon-depot.json", { with: { type: "json" } }),
  "chopper-base-atollon": () => import("./maps/chopper-base-atollon.json", { with: { type: "json" } }),
  "corellian-underground": () => import("./maps/corellian-underground.json", { with: { type: "json" } }),
  "devaron-garrison": () => import("./maps/devaron-garrison.json", { with: { type: "json" } }),
  "lothal-wastes": () => import("./maps/lothal-wastes.json", { with: { type: "json" } }),
  "mos-eisley-outskirts": () => import("./maps/mos-eisley-outskirts.json", { with: { type: "json" } }),
  "training-yard": () => import("./maps/training-yard.json", { with: { type: "json" } }),
};
