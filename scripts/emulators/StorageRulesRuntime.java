import com.google.common.collect.ImmutableList;
import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.runtime.evaluators.AuthRuleEvaluator.RuleContext;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.firebase.rules.runtime.v1.RulesetAst;
import com.google.firebase.rules.v1.File;
import com.google.firebase.rules.v1.Issue;
import com.google.firebase.rules.v1.Source;
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.protobuf.util.JsonFormat;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/**
 * Evaluates storage.rules with Google's own rules engine, for machines that have the Google Cloud
 * SDK's Firestore emulator but cannot download the Storage emulator's rules runtime.
 *
 * Speaks firebase-tools' protocol: one JSON request a line on standard input, one JSON answer a
 * line on standard output. Two actions: load_ruleset compiles and keeps, verify evaluates.
 */
public class StorageRulesRuntime {
  private static final Gson GSON = new GsonBuilder().serializeNulls().create();
  private static final Map<String, RulesetAst> RULESETS = new HashMap<>();

  public static void main(String[] args) throws Exception {
    PrintStream out = new PrintStream(new FileOutputStream(FileDescriptor.out), true, "UTF-8");
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    // firebase-tools waits for this line before it sends anything.
    out.println("{\"id\":-1,\"status\":\"ok\"}");
    for (String line; (line = in.readLine()) != null; ) {
      out.println(GSON.toJson(answer(JsonParser.parseString(line).getAsJsonObject())));
    }
  }

  private static JsonObject answer(JsonObject request) {
    JsonObject response = new JsonObject();
    response.add("id", request.get("id"));
    response.addProperty("status", "ok");
    JsonArray errors = new JsonArray();
    JsonArray warnings = new JsonArray();
    try {
      JsonObject context = request.getAsJsonObject("context");
      boolean load = request.get("action").getAsString().equals("load_ruleset");
      JsonObject result = load ? load(context, errors, warnings) : verify(context);
      if (result != null) response.add("result", result);
    } catch (Throwable failure) {
      failure.printStackTrace();
      errors.add(String.valueOf(failure));
    }
    response.add("errors", errors);
    response.add("warnings", warnings);
    return response;
  }

  private static JsonObject load(JsonObject context, JsonArray errors, JsonArray warnings) {
    Source.Builder source = Source.newBuilder();
    for (JsonElement element : context.getAsJsonObject("source").getAsJsonArray("files")) {
      JsonObject file = element.getAsJsonObject();
      source.addFiles(
          File.newBuilder()
              .setName(file.get("name").getAsString())
              .setContent(file.get("content").getAsString()));
    }
    FirebaseRulesLangOptions options =
        FirebaseRulesLangOptions.builder().allowTernaryOperator(true).allowCrossServiceRules(true).build();
    CompileResult compiled = FirebaseRulesProtoCompiler.createStandalone(options).compile(source.build());
    for (Issue issue : compiled.getIssues()) {
      boolean isError = issue.getSeverity() == Issue.Severity.ERROR;
      (isError ? errors : warnings).add(describe(issue));
    }
    if (compiled.hasCompilationError()) return null;
    RULESETS.put(context.get("rulesetName").getAsString(), compiled.getRulesetAst());
    JsonObject result = new JsonObject();
    result.addProperty("rulesVersion", Math.max(1, compiled.getRulesetAst().getVersionValue()));
    return result;
  }

  private static String describe(Issue issue) {
    return String.format(
        "%s:%d:%d - %s %s",
        issue.getSourcePosition().getFileName(),
        issue.getSourcePosition().getLine(),
        issue.getSourcePosition().getColumn(),
        issue.getSeverity(),
        issue.getDescription());
  }

  private static JsonObject verify(JsonObject context) throws Exception {
    RuleContext.Builder rule =
        RuleContext.builder()
            .service(context.get("service").getAsString())
            .method(context.get("method").getAsString())
            .path(context.get("path").getAsString());
    for (Map.Entry<String, JsonElement> variable : context.getAsJsonObject("variables").entrySet()) {
      ExpressionValue.Builder value = ExpressionValue.newBuilder();
      JsonFormat.parser().ignoringUnknownFields().merge(GSON.toJson(variable.getValue()), value);
      rule.supplyVariable(variable.getKey(), value.build());
    }
    RulesetAst ruleset = RULESETS.get(context.get("rulesetName").getAsString());
    JsonObject result = new JsonObject();
    result.addProperty("permit", new DefaultEvaluator(ruleset).evaluate(rule.build()).get().permit());
    return result;
  }
}
