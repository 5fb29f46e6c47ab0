import { lockFolder } from "../dist/index.js";

// holds a folder until it is killed; the first line says whether it does
try {
  await lockFolder(process.argv[2], { beatEvery: 50, staleAfter: 1000 });
  console.log("held");
  setInterval(() => undefined, 1000);
} catch (error) {
  console.log(error.message);
}
