console.log("riposte: play | simulate | replay | run | graph | wired");
